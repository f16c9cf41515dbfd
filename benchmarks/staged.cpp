// Training steps of four networks in C++ with PyTorch, for staged.py: the layers of PyTorch where it has them.
#include <torch/torch.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

using torch::Tensor;

namespace {

struct Training {
    std::string network;
    std::vector<Tensor> w, x;  // the parameters, and the inputs
    std::unique_ptr<torch::optim::Optimizer> optimizer;
    Tensor zeros, bias;
    std::vector<std::vector<Tensor>> levels;  // of trees: the places of the left and right parts
    Tensor score;                             // of nodes in the order of levels

    Tensor letters(bool is_lstm) {
        const auto start = torch::zeros({1, 20, 50});
        const std::vector<Tensor> weights = {w[0], w[1], w[2], bias};
        const auto hidden = is_lstm
            ? std::get<0>(at::lstm(x[0], {start, start}, weights, true, 1, 0, true, false, false))
            : std::get<0>(at::rnn_tanh(x[0], start, weights, true, 1, 0, true, false, false));
        const auto scores = torch::addmm(w[4], hidden.reshape({-1, 50}), w[3]);
        return torch::nn::functional::cross_entropy(scores, x[1].reshape({-1}));
    }

    Tensor trees() {
        auto z = torch::addmm(w[2], torch::embedding(w[0], x[0]), w[1]).chunk(3, 1);
        auto cell = torch::sigmoid(z[0]) * torch::tanh(z[2]);
        auto hidden = torch::sigmoid(z[1]) * torch::tanh(cell);
        for (const auto &level : levels) {
            const auto left = hidden.index_select(0, level[0]), right = hidden.index_select(0, level[1]);
            z = (torch::addmm(w[5], left, w[3]) + torch::mm(right, w[4])).chunk(5, 1);
            const auto found = torch::sigmoid(z[0]) * torch::tanh(z[4])
                + torch::sigmoid(z[2]) * cell.index_select(0, level[0])
                + torch::sigmoid(z[3]) * cell.index_select(0, level[1]);
            cell = torch::cat({cell, found});
            hidden = torch::cat({hidden, torch::sigmoid(z[1]) * torch::tanh(found)});
        }
        return torch::nn::functional::cross_entropy(torch::addmm(w[7], hidden, w[6]), score);
    }

    Tensor images() {
        auto y = torch::relu(torch::conv2d(x[0], w[0], w[1], 2, 2));
        y = torch::relu(torch::group_norm(torch::conv2d(y, w[2], w[3], 2, 2), 4, w[4], w[5]));
        y = torch::relu(torch::addmm(w[7], y.reshape({y.size(0), -1}), w[6]));
        return torch::nn::functional::cross_entropy(torch::addmm(w[9], y, w[8]), x[1]);
    }

    double step() {
        optimizer->zero_grad();
        const auto loss = network == "CNN" ? images() : network == "TreeLSTM" ? trees() : letters(network == "LSTM");
        loss.backward();
        optimizer->step();
        return loss.item<double>();
    }

    // Nodes are computed by heights; all of a height at once.
    void arrange() {
        const auto leaves = x[0].size(0), inner = x[2].size(0);
        std::vector<int64_t> height(leaves + inner, 0), place(leaves + inner);
        std::vector<std::vector<int64_t>> nodes;
        const auto left = x[3].data_ptr<int64_t>(), right = x[4].data_ptr<int64_t>();
        for (int64_t n = 0; n < leaves; n++) place[n] = n;
        for (int64_t n = 0; n < inner; n++) {
            const auto found = std::max(height[left[n]], height[right[n]]) + 1;
            height[leaves + n] = found;
            if (static_cast<int64_t>(nodes.size()) < found) nodes.resize(found);
            nodes[found - 1].push_back(n);
        }
        auto next = leaves;
        std::vector<int64_t> order;
        for (int64_t n = 0; n < leaves; n++) order.push_back(n);
        for (const auto &level : nodes) {
            std::vector<int64_t> one, other;
            for (const auto n : level) {
                one.push_back(place[left[n]]), other.push_back(place[right[n]]);
                order.push_back(leaves + n);
            }
            for (const auto n : level) place[leaves + n] = next++;
            levels.push_back({torch::tensor(one), torch::tensor(other)});
        }
        score = x[6].index_select(0, torch::tensor(order));
    }
};

// Gates i, f, o, g in the order of PyTorch, i, f, g, o; weights by rows.
Tensor turned(const Tensor &weight, bool is_lstm) {
    auto found = weight.dim() == 2 ? weight.t() : weight;
    if (is_lstm) {
        const auto gates = found.chunk(4);
        found = torch::cat({gates[0], gates[1], gates[3], gates[2]});
    }
    return found.contiguous();
}

}  // namespace

extern "C" void *make(const char *network, int weights, int inputs, void *const *pointers, const int64_t *shapes) {
    torch::set_num_threads(1);
    auto training = new Training{network, {}, {}, nullptr, {}, {}, {}, {}};
    for (int n = 0; n < weights + inputs; n++) {
        const auto shape = shapes + 5 * n;
        const std::vector<int64_t> sizes(shape + 1, shape + 1 + shape[0]);
        const bool is_index = n >= weights && (training->network == "TreeLSTM" || n > weights);
        auto array = torch::from_blob(pointers[n], sizes, is_index ? torch::kInt64 : torch::kFloat32).clone();
        const bool is_letters = training->network == "RNN" || training->network == "LSTM";
        if (is_letters && n < 3) array = turned(array, training->network == "LSTM");
        (n < weights ? training->w : training->x).push_back(n < weights ? array.requires_grad_() : array);
    }
    training->bias = torch::zeros_like(training->w[2].detach());
    if (training->network == "TreeLSTM") training->arrange();
    if (training->network == "CNN")
        training->optimizer = std::make_unique<torch::optim::Adam>(training->w, torch::optim::AdamOptions(1e-3));
    else
        training->optimizer = std::make_unique<torch::optim::Adagrad>(training->w, torch::optim::AdagradOptions(0.05));
    return training;
}

extern "C" double step(void *training) { return static_cast<Training *>(training)->step(); }
